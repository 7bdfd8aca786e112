import { stateMaps } from 'virtual:state-maps';
import { useEffect, useState } from 'react';
import { projectPosition, type StateMap } from './map-projection.ts';
import styles from './state-map.module.css';

interface Props {
  place: { state: string; fips: string; latitude: number; longitude: number };
  /** Says what the picture shows. */
  label: string;
}

/** By hand rather than by a query: pages before sign-up show the map, too. */
const useStateMap = (state: string): StateMap | null => {
  const [loaded, setLoaded] = useState<{ state: string; map: StateMap } | null>(null);
  useEffect(() => {
    let isCurrent = true;
    stateMaps[state]?.().then(
      ({ default: map }) => isCurrent && setLoaded({ state, map }),
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, [state]);
  return loaded?.state === state ? loaded.map : null;
};

const MARGIN = 6;

/** Without its data, which is no more than a picture, nothing is shown. */
export function StateMapPicture({ place, label }: Props) {
  const { state, fips, latitude, longitude } = place;
  const map = useStateMap(state);
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
