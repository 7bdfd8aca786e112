/** An entry of an open menu. Nothing has a size in jsdom, so a menu may take its button for scrolled away and hide. */
import { screen } from '@testing-library/react';

export const menuItem = (name: string) => screen.findByRole('menuitem', { name, hidden: true });
