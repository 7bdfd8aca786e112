/** What an account brings. */
import { Title } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import styles from './what-you-get.module.css';

const offers = ['AI-powered BCP generation', 'ISO 22301 compliance', 'Real-time risk assessment', 'Crisis communication tools'];

export function WhatYouGet() {
  return (
    <section aria-labelledby="what-you-get">
      <Title order={2} id="what-you-get">
        What you'll get
      </Title>
      <ul className={styles.list}>
        {offers.map((offer) => (
          <li key={offer}>
            <IconCheck size={20} aria-hidden="true" />
            {offer}
          </li>
        ))}
      </ul>
    </section>
  );
}
