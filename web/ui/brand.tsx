import styles from './brand.module.css';

export function Brand() {
  return (
    <span className={styles.brand}>
      <svg width="10" height="18" viewBox="0 0 10 18" aria-hidden="true">
        <path d="M1 1c6 1 8 4 8 8s-2 7-8 8z" fill="var(--tide)" />
      </svg>
      Keelhouse
    </span>
  );
}
