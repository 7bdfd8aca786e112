import styles from './frame.module.css';

export function SkipLink() {
  return (
    <a href="#content" className={styles.skip}>
      Skip to content
    </a>
  );
}
