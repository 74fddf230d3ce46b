import { MainButton, Screen, usePerson } from '@wallet/kit/app';
import { todaySeoul } from '@wallet/kit/format';
import {
  Card,
  InlineNotice,
  KeyValue,
  Lead,
  Note,
  RadioGroup,
  SheetSelect,
  Stack,
  TextField,
} from '@wallet/kit/ui';
import { useState } from 'react';
import { checkPassport, readCodes } from '../api/calls.ts';
import { applying, oneself } from '../flows/applying.ts';
import { messages } from '../messages/index.ts';
import { reasonsFor } from '../model/application.ts';

export const FPS24100 = applying.step(
  {
    needs: ['where'],
    ask: (_, { signal }) =>
      Promise.all([readCodes(undefined, { signal }), checkPassport({ who: oneself() }, { signal })]),
  },
  function Choose({ draft, data: [{ products, offices }, { passport }], goOn }) {
    const t = messages.use();
    const own = usePerson()?.phone ?? '';
    const known = reasonsFor(draft.where);
    const [reason, setReason] = useState(known.find((one) => one === draft.reason) ?? known[0] ?? 'expiring');
    const hasTimeLeft = passport !== null && passport.expires > todaySeoul();
    // What is left of an old passport is no answer to its end.
    const offered = products.filter(({ years }) => years > 0 || (hasTimeLeft && reason !== 'expiring'));
    const [productId, setProduct] = useState(draft.product?.id ?? '');
    const [officeId, setOffice] = useState(draft.office?.id ?? '');
    const [phone, setPhone] = useState(draft.phone ?? own);
    const [isAsked, setAsked] = useState(false);
    const product = offered.find(({ id }) => id === productId);
    const office = offices.find(({ id, isOpen }) => id === officeId && isOpen);
    const isPhone = /^01\d{8,9}$/.test(phone);
    const isReady = product !== undefined && office !== undefined && isPhone;
    const next = async () => {
      setAsked(true);
      if (isReady) await goOn('FPS32000', { reason, product, office, phone });
    };
    return (
      <Screen>
        <Lead title={t.choose.lead} />
        <Stack>
          {known.length > 1 && (
            <SheetSelect
              field="reason"
              label={t.choose.reason}
              options={known.map((value) => ({ value, title: t.reasons[value] }))}
              value={reason}
              onChange={setReason}
            />
          )}
          <RadioGroup
            field="product"
            legend={t.choose.product}
            options={offered.map((one) => ({
              value: one.id,
              label: t.kind(one),
              ...(one.years === 0 && passport && { description: t.choose.remain({ day: passport.expires }) }),
              ...(one.years === 5 && { description: t.choose.five }),
              trailing: t.won({ amount: one.fee }),
            }))}
            value={productId}
            onChange={setProduct}
          />
          <SheetSelect
            field="office"
            label={t.choose.office}
            placeholder={t.choose.pick}
            hint={t.choose.officeHint}
            options={offices.map((one) => ({
              value: one.id,
              title: `${one.region} ${one.name}`,
              description: one.isOpen ? t.hours(one) : t.choose.closed,
              disabled: !one.isOpen,
            }))}
            value={officeId}
            onChange={setOffice}
          />
          <TextField
            kind="phone"
            field="phone"
            label={t.choose.phone}
            hint={t.choose.phoneHint}
            value={phone}
            onChange={setPhone}
            problem={isAsked && !isPhone ? { id: 'phoneOdd' } : null}
            problemMessage={t.choose.phoneOdd}
          />
          {passport && (
            <Card tone="soft">
              <KeyValue rows={[{ label: t.facts.roman, value: passport.romanName }]} />
              <Note>{t.choose.romanHint}</Note>
            </Card>
          )}
        </Stack>
        {isAsked && !(product && office) && (
          <InlineNotice tone="danger" messageId="required">
            {t.choose.needed}
          </InlineNotice>
        )}
        <MainButton run={next} isReady={isReady}>
          {product ? t.choose.next({ amount: product.fee }) : t.passport.next}
        </MainButton>
      </Screen>
    );
  },
);
