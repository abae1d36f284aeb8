import type { Block } from './block.types.ts'
import { sheet } from './look.ts'
import type { Paper } from './paper.ts'

/** Places blocks below each other, and starts a page where they do not fit. */
export interface Flow {
  place(blocks: readonly Block[]): void
}

/** `startPage` adds a page, draws what is on each, and says where its content begins. */
export function createFlow(paper: Paper, startPage: () => number): Flow {
  let y = startPage()
  let atTop = true
  const room = () => sheet.bottom - y

  function nextPage(heading: Block | undefined): void {
    y = startPage()
    atTop = true
    if (!heading) return
    paper.decoration(() => heading.draw(y))
    y += heading.height
  }

  function put(block: Block): void {
    const above = atTop ? 0 : (block.above ?? 0)
    const parts = above + block.height <= room() ? null : block.split?.(room() - above)
    const [first, rest] = parts ?? [block, null]
    first.draw(y + above)
    y += above + first.height
    atTop = atTop && first.height === 0
    if (!rest) return
    nextPage(block.heading)
    put(rest)
  }

  return {
    place(blocks) {
      blocks.forEach((block, index) => {
        if (!atTop && needed(blocks, index, room()) > room()) nextPage(block.heading)
        put(block)
      })
    },
  }
}

/** The room that a block asks for: its own, that of the blocks it is glued to, and the least of the last of them. */
function needed(blocks: readonly Block[], from: number, room: number): number {
  let sum = 0
  for (let index = from; sum <= room; index += 1) {
    const block = blocks[index]
    if (!block) break
    sum += (block.above ?? 0) + (block.glued ? block.height : block.least)
    if (!block.glued) break
  }
  return sum
}
