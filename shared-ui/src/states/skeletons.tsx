interface Countable {
  count?: number
}

const times = (count: number) => Array.from({ length: count }, (_, index) => index)

function Bone({ width, height = 14 }: { width: string | number; height?: number }) {
  return <span className="sf-bone" style={{ width, height }} />
}

export function SkeletonRows({ count = 6 }: Countable) {
  return (
    <div className="sf-skeleton-sheet sf-skeleton-table">
      <div className="sf-skeleton-row sf-skeleton-head">
        <Bone width={72} height={10} />
        <Bone width={56} height={10} />
        <Bone width={64} height={10} />
        <Bone width={72} height={10} />
      </div>
      {times(count).map((row) => (
        <div key={row} className="sf-skeleton-row">
          <Bone width={`${34 + ((row * 13) % 22)}%`} />
          <Bone width="18%" />
          <Bone width={88} height={22} />
          <Bone width={92} />
        </div>
      ))}
    </div>
  )
}

export function SkeletonCards({ count = 4 }: Countable) {
  return (
    <div className="sf-skeleton-cards">
      {times(count).map((card) => (
        <div key={card} className="sf-skeleton-sheet sf-skeleton-card">
          <Bone width="55%" />
          <Bone width="40%" height={26} />
          <Bone width="70%" />
        </div>
      ))}
    </div>
  )
}

export function SkeletonForm({ count = 4 }: Countable) {
  return (
    <div className="sf-skeleton-sheet sf-skeleton-form">
      {times(count).map((field) => (
        <div key={field}>
          <Bone width={110} height={12} />
          <Bone width="100%" height={36} />
        </div>
      ))}
    </div>
  )
}

export function SkeletonDocument() {
  return (
    <div className="sf-skeleton-sheet sf-skeleton-document">
      <div className="sf-skeleton-split">
        <Bone width={140} height={40} />
        <Bone width={170} height={40} />
      </div>
      <Bone width="60%" height={24} />
      {times(5).map((line) => (
        <Bone key={line} width={`${92 - line * 7}%`} />
      ))}
      <div className="sf-skeleton-split">
        <Bone width="20%" />
        <Bone width={150} height={26} />
      </div>
    </div>
  )
}
