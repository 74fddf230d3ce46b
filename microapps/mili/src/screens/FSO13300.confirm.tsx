import { MainButton, Screen, useAction, useWallet } from '@wallet/kit/app';
import { email as isEmail } from '@wallet/kit/forms';
import { Card, IconTile, KeyValue, Lead, Note, Stack, TextField, toast } from '@wallet/kit/ui';
import { useState } from 'react';
import { applyForJudgement, readJudgement } from '../api/calls.ts';
import { choosing } from '../flows/judgement.ts';
import { messages } from '../messages/index.ts';

export const FSO13300 = choosing.step(
  { needs: ['key', 'placeId', 'date'], ask: (_, { signal }) => readJudgement(undefined, { signal }) },
  function Confirm({ draft: { key, placeId, placeName, date }, data, clear }) {
    const { confirm: t, date: say } = messages.use();
    const { navigate } = useWallet();
    const [email, setEmail] = useState(data.email);
    const problem = email === '' ? { id: 'required' as const } : isEmail()(email);
    const show = async () => {
      await clear();
      navigate.replace('FSO14100', { asks: false });
    };
    const apply = useAction(
      async () => {
        await applyForJudgement({ key, placeId, date, email });
        await show();
        toast(t.done);
      },
      {
        // In another WebView, or by the answer that was lost.
        on: { MIL_APPLIED: show, MIL_FULL: () => navigate.back() },
        onLost: async () => {
          if ((await readJudgement()).state === 'applied') await show();
        },
      },
    );
    return (
      <Screen>
        <Stack>
          <IconTile picture="booking" size="large" />
          <Lead title={t.lead} />
          <Card tone="soft">
            <KeyValue
              rows={[
                { label: t.date, value: `${say({ date })} ${t.time}` },
                { label: t.place, value: placeName },
              ]}
            />
          </Card>
          <TextField
            field="email"
            type="email"
            label={t.email}
            value={email}
            onChange={setEmail}
            problem={problem}
          />
          <Note>{t.note}</Note>
        </Stack>
        <MainButton action="submit" run={apply} disabled={problem !== null}>
          {t.submit}
        </MainButton>
      </Screen>
    );
  },
);
