import { stateMaps } from 'virtual:state-maps';
import { useQuery } from '@tanstack/react-query';
import { projectPosition, type StateMap } from './map-projection.ts';
import styles from './place-card.module.css';

interface Props {
  place: { state: string; fips: string; latitude: number; longitude: number };
  /** Says what the picture shows. */
  label: string;
}

const loadStateMap = async (state: string): Promise<StateMap | null> => (await stateMaps[state]?.())?.default ?? null;

const MARGIN = 6;

/** Without its data, which is no more than a picture, nothing is shown. */
export function StateMapPicture({ place, label }: Props) {
  const { state, fips, latitude, longitude } = place;
  const { data: map } = useQuery({
    queryKey: ['state-map', state],
    queryFn: () => loadStateMap(state),
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (!map) return <div className={styles.map} />;
  const [x, y] = projectPosition(map.projection, [longitude, latitude]);
  const paths = Object.entries(map.counties);
  const home = map.counties[fips];
  return (
    <div className={styles.map}>
      <svg role="img" aria-label={label} viewBox={`${-MARGIN} ${-MARGIN} ${map.width + 2 * MARGIN} ${map.height + 2 * MARGIN}`}>
        <path className={styles.outline} d={paths.map(([, path]) => path).join('')} />
        <path className={styles.counties} d={paths.map(([, path]) => path).join('')} />
        {home && <path className={styles.home} d={home} />}
        <circle className={styles.halo} cx={x} cy={y} r={7} />
        <circle className={styles.dot} cx={x} cy={y} r={3.5} />
      </svg>
    </div>
  );
}
