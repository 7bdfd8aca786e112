/** One to four bars, so that a level is told by more than its colour. */
import { IMPACT_LEVELS, type ImpactLevel } from '#shared/domain/bcp/options.ts';

export function LevelBars({ level }: { level: ImpactLevel | null }) {
  if (level === null)
    return (
      <svg width="20" height="20" viewBox="0 0 20 20" stroke="currentColor" strokeWidth="1.5" aria-hidden="true">
        <path d="M10 4v12M4 10h12" />
      </svg>
    );
  const filled = IMPACT_LEVELS.indexOf(level) + 1;
  return (
    <svg width="20" height="20" viewBox="0 0 20 20" fill="currentColor" aria-hidden="true">
      {[1, 2, 3, 4].map((bar) => (
        <rect
          key={bar}
          x={bar * 4.5 - 3}
          y={18 - bar * 4}
          width="3"
          height={bar * 4 - 1}
          rx="1"
          opacity={bar <= filled ? 1 : 0.28}
        />
      ))}
    </svg>
  );
}
