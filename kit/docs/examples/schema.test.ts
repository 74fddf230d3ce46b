import { type Infer, v } from '@wallet/kit/schema';
import { expect, test } from 'vitest';

const wireForest = v.object({
  forestId: v.string(),
  forestNm: v.string(),
  roomCnt: v.pipe(v.number(), v.integer(), v.minValue(0)),
});
type WireForest = Infer<typeof wireForest>;

test('what comes from outside is looked at once, then trusted', () => {
  const answer: unknown = JSON.parse('{"forestId":"F01","forestNm":"숲","roomCnt":3}');
  const forest: WireForest = v.parse(wireForest, answer);
  expect(forest.roomCnt).toBe(3);
  expect(v.safeParse(wireForest, { forestId: 'F01' }).success).toBe(false);
});
