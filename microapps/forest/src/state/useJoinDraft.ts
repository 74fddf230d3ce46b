import { type Schema, v } from '@wallet/kit/schema';
import type { JoinDraft } from '../model/membership.ts';
import { type Draft, useDraft } from './useDraft.ts';

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
export function useJoinDraft(): Draft<JoinDraft> {
  return useDraft('join', schema);
}
