const areaId = /^[a-z]{1,40}$/

/** How an area is called in its `area.json`, in addresses and in deploy tokens. */
export const areaIdPattern = areaId.source

export const isAreaId = (text: string): boolean => areaId.test(text)
