import type { ComponentPropsWithoutRef } from 'react';
import styles from './card.module.css';

interface Props extends ComponentPropsWithoutRef<'div'> {
  /** `ai` marks what a model proposes. */
  tone?: 'plain' | 'accented' | 'ai';
}

const toneClass = { plain: '', accented: styles.accented, ai: styles.ai };

export function Card({ tone = 'plain', className = '', ...rest }: Props) {
  return <div className={`${styles.card} ${toneClass[tone]} ${className}`} {...rest} />;
}
