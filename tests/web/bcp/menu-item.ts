/** Nothing has a size in jsdom, so an open menu may consider its button scrolled away and hide. */
import { screen } from '@testing-library/react';

export const menuItem = (name: string) => screen.findByRole('menuitem', { name, hidden: true });
