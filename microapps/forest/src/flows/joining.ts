import { defineFlow } from '@wallet/kit/app';
import { type Schema, v } from '@wallet/kit/schema';
import { messages } from '../messages/index.ts';
import type { JoinDraft } from '../model/membership.ts';

const schema: Schema<JoinDraft> = v.object({
  agreements: v.record(v.string(), v.boolean()),
  phone: v.string(),
  phoneCheckId: v.string(),
  name: v.string(),
  birth: v.string(),
  sex: v.picklist(['1', '2', '']),
  id: v.string(),
  postcode: v.string(),
  address: v.string(),
  addressDetail: v.string(),
  email: v.string(),
  receipts: v.object({ email: v.boolean(), sms: v.boolean(), event: v.boolean() }),
});

/** The forest membership being filled in; its password is in `joinPassword`, in memory only. */
export const joining = defineFlow('joining', {
  first: 'FTR01001',
  schema,
  steps: ['FTR01002', 'FTR01003', 'FTR01004', 'FTR01005', 'FTR01006', 'FTR01007', 'FTR01008'],
  gone: () => messages.current().nothing.join,
});

/** What each step stands on: everything before it. */
export const known = {
  phone: ['agreements'],
  info: ['agreements', 'phoneCheckId'],
  account: ['agreements', 'phoneCheckId', 'name', 'birth', 'sex'],
  address: ['agreements', 'phoneCheckId', 'name', 'birth', 'sex', 'id'],
  receipts: ['agreements', 'phoneCheckId', 'name', 'birth', 'sex', 'id', 'postcode', 'address'],
} as const;
