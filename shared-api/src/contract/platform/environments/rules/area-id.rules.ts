// Every object has a member of that name, so what looks an area up by its id would find it everywhere.
const areaId = /^(?!constructor$)[a-z]{1,40}$/

/** How an area is called in its `area.json`, in addresses and in deploy tokens. */
export const areaIdPattern = areaId.source

export const isAreaId = (text: string): boolean => areaId.test(text)
