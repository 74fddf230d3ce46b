import { defineFlow } from '@wallet/kit/app';
import { v } from '@wallet/kit/schema';
import type { Request } from '../model/request.ts';

const kinds = ['elementary', 'middle', 'high', 'special', 'other'] as const;
const draft = v.object({
  relationship: v.picklist(['self', 'child']),
  name: v.string(),
  birth: v.string(),
  school: v.optional(
    v.object({ id: v.string(), name: v.string(), kind: v.picklist(kinds), address: v.string() }),
  ),
  number: v.optional(v.string()),
  grade: v.optional(v.string()),
  className: v.optional(v.string()),
  /** the picture itself is at the bank: what is kept here is its number */
  photoId: v.optional(v.string()),
});

/** The request under way: whose, which school, which class, which photo. */
export const applying = defineFlow('applying', {
  first: 'FSL12000',
  schema: draft,
  steps: ['FSL12000', 'FSL12100', 'FSL12200', 'FSL12300', 'FSL12400'],
});

/** A request that was refused, as it was sent, for the step that mends it. */
export const draftOf = (one: Request) => ({
  relationship: one.relationship,
  name: one.name,
  birth: one.birth,
  school: { id: one.schoolId, name: one.schoolName, kind: one.schoolKind, address: one.schoolAddress },

  number: one.number,
  grade: one.grade,
  className: one.className,
  photoId: one.photoId,
});
