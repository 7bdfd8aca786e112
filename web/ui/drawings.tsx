import type { ReactNode } from 'react';

const lines: Record<'anchor' | 'lamp' | 'ledger' | 'kettle', ReactNode> = {
  anchor: (
    <path d="M48 26a7 7 0 1 0 0-14 7 7 0 0 0 0 14zm0 0v56M34 38h28M18 56c2 16 14 26 30 26s28-10 30-26M18 56l-6 8m6-8 9 5m51-5 6 8m-6-8-9 5" />
  ),
  lamp: <path d="M36 80h24M48 80V60M30 60h36L58 28H38zM42 28c0-8 12-8 12 0M18 44l-8-4M20 28l-6-7M78 44l8-4M76 28l6-7" />,
  ledger: <path d="M20 18h44a8 8 0 0 1 8 8v54H28a8 8 0 0 1-8-8zM20 72a8 8 0 0 1 8-8h44M32 32h28M32 44h20M76 30h4v46h-4" />,
  kettle: (
    <path d="M28 44h36l6 36H22zM36 44c0-14 20-14 20 0M64 52c12-2 14 10 20 4M40 32c-4-5 4-7 0-13M52 32c-4-5 4-7 0-13M22 80h48" />
  ),
};

export type DrawingName = keyof typeof lines;

export function Drawing({ name, size = 96 }: { name: DrawingName; size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 96 96"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {lines[name]}
    </svg>
  );
}
