import { forMember as forMemberWith } from '@wallet/kit/app';
import type { ReactNode } from 'react';
import { messages } from '../messages/index.ts';

/** A screen that visitors may open, and that shows what is a member's own. */
export const forMember = (View: () => ReactNode) => forMemberWith(View, () => messages.use().signIn);
