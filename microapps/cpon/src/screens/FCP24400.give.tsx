import {
  Form,
  forMember,
  Gone,
  MainButton,
  Screen,
  useAction,
  useLoad,
  useQuery,
  useWallet,
} from '@wallet/kit/app';
import { phoneText } from '@wallet/kit/format';
import type { Rule } from '@wallet/kit/forms';
import { confirm, IconTile, Lead, Note, Segmented, Stack, TextField, useForm } from '@wallet/kit/ui';
import { give, readCoupon } from '../api/calls.ts';
import { giving } from '../flows/giving.ts';
import { messages } from '../messages/index.ts';
import type { Coupon } from '../model/coupon.ts';
import { pictureOf } from '../parts/CouponRow.tsx';

export const FCP24400 = forMember(
  function Give() {
    const t = messages.use();
    const load = useLoad(readCoupon, useQuery().get('hirkCtntID'));
    const gone = <Gone to="FCP11000" {...t.gone.coupon} />;
    return (
      <Screen of={load} instead={{ CPN_NOT_FOUND: gone }}>
        {(coupon) => {
          if (!coupon) return gone;
          return coupon.canGive ? <ToWhom coupon={coupon} /> : <Gone to="FCP11000" {...t.gone.giving} />;
        }}
      </Screen>
    );
  },
  () => messages.use().signIn.give,
);

const ways = ['phone', 'link'] as const;
type Way = (typeof ways)[number];
const phoneOfWay: Rule<string> = (phone, values) =>
  values?.way === 'link' || /^01\d{8,9}$/.test(phone ?? '') ? null : { id: 'invalidPhone' };

function ToWhom({ coupon }: { coupon: Coupon }) {
  const t = messages.use();
  const { navigate } = useWallet();
  const draft = giving.useDraft();
  const { id, kind, name, brand } = coupon;
  const form = useForm({
    initial: { way: 'phone' as Way, phone: '', message: '' },
    rules: { phone: phoneOfWay },
  });
  const { way } = form.values;
  const send = useAction(
    async (typed: typeof form.values) => {
      const phone = typed.way === 'phone' ? typed.phone : '';
      const text = phone ? t.give.askPhone({ phone: phoneText(phone), name }) : t.give.askLink({ name });
      if (!(await confirm({ id: 'giveCoupon', text, confirmLabel: t.give.submit }))) return;
      const present = await give({ id, phone, message: typed.message });
      await draft.begin({ presentId: present.id });
      navigate.replace('FCP25400');
    },
    { on: { CPN_NOT_FOUND: () => navigate.replace('FCP25100') } },
  );
  return (
    <Form form={form} run={send}>
      <Stack>
        <IconTile picture={pictureOf({ kind, brand, name })} size="large" />
        <Lead title={t.give.lead}>{`${brand} ${name}`}</Lead>
        <Segmented
          legend={t.give.way}
          options={ways.map((value) => ({ value, label: t.give.ways[value] }))}
          value={way}
          onChange={(next) => form.set('way', next)}
        />
        {way === 'phone' && <TextField {...form.field('phone')} kind="phone" label={t.give.phone} />}
        <TextField
          {...form.field('message')}
          label={t.give.message}
          placeholder={t.give.messageHint}
          maxLength={50}
          rows={3}
        />
        <Note>{t.give.note}</Note>
        <MainButton action="submit">{t.give.submit}</MainButton>
      </Stack>
    </Form>
  );
}
