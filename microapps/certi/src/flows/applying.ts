import { defineFlow } from '@wallet/kit/app';
import { wish } from '../model/wishes.ts';

/** A certificate that is applied for, from its kind until it is issued or refused. */
export const applying = defineFlow('applying', { first: 'FCE20000', schema: wish });
