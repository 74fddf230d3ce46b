import { createContext } from 'react';

/** How many dialogs and popups were open when this part of the page was opened, its own included: more lie over it. */
export const UnderContext = createContext(0);
