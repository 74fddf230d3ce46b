import { Form, MainButton, Screen, useAction, useLoad, usePerson, useWallet } from '@wallet/kit/app';
import { formatMoney } from '@wallet/kit/format';
import { matches, maxLength, required } from '@wallet/kit/forms';
import {
  Badge,
  Card,
  Chips,
  Cover,
  EmptyState,
  InlineNotice,
  KeyValue,
  List,
  ListItem,
  Section,
  Stack,
  Stepper,
  TextField,
  useForm,
} from '@wallet/kit/ui';
import { useState } from 'react';
import { readBasket, readOverview, setBasket } from '../api/calls.ts';
import { ordering } from '../flows/ordering.ts';
import { messages } from '../messages/index.ts';
import { pointsByTown } from '../model/donation.ts';
import { type BasketLine, byTown, totalOf } from '../model/gift.ts';
import { giftPicture } from '../parts/giftPicture.ts';

/** Most of one gift at once. */
const MOST = 10;

export function FHL51200() {
  const t = messages.use();
  const { navigate } = useWallet();
  const [code, setCode] = useState('');
  const load = useLoad(
    (signal) => Promise.all([readBasket(undefined, { signal }), readOverview(undefined, { signal })]),
    [],
    { onResume: 'reload' },
  );
  return (
    <Screen of={load}>
      {([lines, overview]) => {
        const towns = byTown(lines);
        const town = towns.find((one) => one.code === code) ?? towns[0];
        if (!town)
          return (
            <EmptyState
              title={t.basket.none}
              description={t.basket.noneHint}
              action={{ label: t.doors.gifts, onClick: () => navigate.replace('FHL51000') }}
            />
          );
        const has = pointsByTown(overview.points).find((one) => one.code === town.code)?.points ?? 0;
        return (
          <>
            {towns.length > 1 && (
              <Chips
                legend={t.basket.towns}
                options={towns.map((one) => ({ value: one.code, label: one.town }))}
                value={town.code}
                onChange={setCode}
              />
            )}
            {towns.length > 1 && <InlineNotice>{t.basket.oneTown}</InlineNotice>}
            <Lines
              key={town.code}
              townCode={town.code}
              town={town.town}
              lines={town.lines}
              has={has}
              reload={load.reload}
            />
          </>
        );
      }}
    </Screen>
  );
}

interface LinesProps {
  townCode: string;
  town: string;
  lines: readonly BasketLine[];
  has: number;
  reload: () => void;
}

function Lines({ townCode, town, lines, has, reload }: LinesProps) {
  const t = messages.use();
  const { navigate } = useWallet();
  const person = usePerson();
  const { begin } = ordering.useDraft();
  const total = totalOf(lines);
  const isSoldOut = lines.some((line) => line.isSoldOut);
  const form = useForm({
    initial: { name: person?.name ?? '', phone: person?.phone ?? '', zip: '', address: '' },
    rules: {
      name: [required(), maxLength(40)],
      phone: [required(), matches(/^01\d{8,9}$/, 'invalidPhone')],
      zip: [required(), matches(/^\d{5}$/, 'invalidFormat')],
      address: [required(), maxLength(200)],
    },
  });
  const change = useAction(
    async (code: string, count: number) => {
      await setBasket({ code, count });
      reload();
    },
    { onRefusal: reload },
  );
  const next = useAction(async (values: typeof form.values) => {
    const chosen = lines.map(({ code, name, price, count }) => ({ code, name, price, count }));
    await begin({ townCode, lines: chosen, points: total, ...values });
    navigate.push('FHL51400');
  });
  return (
    <Form form={form} run={next}>
      <Stack>
        <List label={town}>
          {lines.map(({ code, name, kind, price, count, isSoldOut: isGone }) => (
            <ListItem
              key={code}
              leading={<Cover of={name} shape="small" picture={giftPicture({ name, kind })} />}
              title={name}
              description={`${formatMoney(price)}P`}
              badge={isGone && <Badge tone="danger">{t.gifts.soldOut}</Badge>}
              act={
                <Stepper
                  field={`count-${code}`}
                  label={t.basket.count}
                  min={0}
                  max={MOST}
                  value={count}
                  onChange={(value) => void change.run(code, value)}
                />
              }
            />
          ))}
        </List>
        <Card tone="soft">
          <KeyValue
            rows={[
              { label: t.basket.has({ town }), value: `${formatMoney(has)}P` },
              { label: t.basket.total, value: `${formatMoney(total)}P`, isStrong: true },
            ]}
          />
        </Card>
        {isSoldOut && <InlineNotice tone="warning">{t.refusals.soldOut}</InlineNotice>}
        {total > has && <InlineNotice tone="warning">{t.basket.short({ points: total - has })}</InlineNotice>}
        <Section title={t.basket.to}>
          <Stack>
            <TextField {...form.field('name')} label={t.basket.name} autoComplete="name" required />
            <TextField {...form.field('phone')} kind="phone" label={t.basket.phone} required />
            <TextField
              {...form.field('zip')}
              label={t.basket.zip}
              inputMode="numeric"
              maxLength={5}
              autoComplete="postal-code"
              required
            />
            <TextField
              {...form.field('address')}
              label={t.basket.address}
              autoComplete="street-address"
              required
            />
          </Stack>
        </Section>
        <MainButton action="next" disabled={total > has || isSoldOut}>
          {t.basket.next}
        </MainButton>
      </Stack>
    </Form>
  );
}
