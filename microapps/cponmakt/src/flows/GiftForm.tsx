import { MainButton, useWallet } from '@wallet/kit/app';
import { maskPhone, phoneText } from '@wallet/kit/format';
import { Button, Lead, List, ListItem, Stack, TextField } from '@wallet/kit/ui';
import { useState } from 'react';
import { messages } from '../messages/index.ts';
import type { Goods } from '../model/market.ts';
import { buying } from './buying.ts';

const MOST = 10;

/** Up to ten receivers, each a coupon, and words for all of them. */
export function GiftForm({ one, begun }: { one: Goods; begun: { receivers: string[]; message: string } }) {
  const t = messages.use().gift;
  const { navigate } = useWallet();
  const { save } = buying.useDraft();
  const [receivers, setReceivers] = useState(begun.receivers);
  const [phone, setPhone] = useState('');
  const [message, setMessage] = useState(begun.message);
  const [isWrong, setWrong] = useState(false);
  const digits = phone.replaceAll(/\D/g, '');
  const add = () => {
    const isGood = /^010\d{8}$/.test(digits) && !receivers.includes(digits);
    setWrong(!isGood);
    if (!isGood) return;
    setReceivers([...receivers, digits]);
    setPhone('');
  };
  return (
    <Stack>
      <Lead title={t.lead}>{t.note}</Lead>
      {receivers.length < MOST && (
        <>
          <TextField
            field="phone"
            label={t.phone}
            kind="phone"
            value={phone}
            onChange={setPhone}
            problem={isWrong ? { id: 'receiver' } : null}
            problemMessage={t.wrong}
          />
          <Button full variant="secondary" action="addReceiver" disabled={digits === ''} onClick={add}>
            {t.add}
          </Button>
        </>
      )}
      <List label={t.count({ count: receivers.length })}>
        {receivers.map((each) => (
          <ListItem
            key={each}
            title={maskPhone(phoneText(each))}
            act={
              <Button
                variant="text"
                size="small"
                action="removeReceiver"
                label={t.removeOf({ phone: maskPhone(phoneText(each)) })}
                onClick={() => setReceivers(receivers.filter((other) => other !== each))}
              >
                {t.remove}
              </Button>
            }
          />
        ))}
      </List>
      <TextField
        field="message"
        label={t.message}
        rows={3}
        maxLength={100}
        value={message}
        onChange={setMessage}
      />
      <MainButton
        disabled={receivers.length === 0}
        run={async () => {
          await save({ receivers, message });
          navigate.push('FCM12100', { query: { itemCd: one.code, step: 'pay' } });
        }}
      >
        {receivers.length === 0 ? t.first : t.next({ count: receivers.length })}
      </MainButton>
    </Stack>
  );
}
