import { ConfirmOrder } from '@wallet/kit/app';
import { email as isEmail } from '@wallet/kit/forms';
import { Note, TextField } from '@wallet/kit/ui';
import { useState } from 'react';
import { readJudgement } from '../api/calls.ts';
import { application, choosing } from '../flows/judgement.ts';
import { messages } from '../messages/index.ts';

export const FSO13300 = choosing.step(
  { needs: ['placeId', 'date'], ask: (_, { signal }) => readJudgement(undefined, { signal }) },
  function Confirm({ draft: { placeId, placeName, date }, data }) {
    const { confirm: t, date: say } = messages.use();
    const [email, setEmail] = useState(data.email);
    const problem = email === '' ? { id: 'required' as const } : isEmail()(email);
    return (
      <ConfirmOrder
        order={application}
        facts={problem ? null : { placeId, date, email }}
        lead={t.lead}
        rows={[
          { label: t.date, value: `${say({ date })} ${t.time}`, isStrong: true },
          { label: t.place, value: placeName },
        ]}
        submit={t.submit}
        secret="none"
        draft={choosing.useDraft()}
      >
        <TextField
          field="email"
          type="email"
          label={t.email}
          value={email}
          onChange={setEmail}
          problem={problem}
        />
        <Note>{t.note}</Note>
      </ConfirmOrder>
    );
  },
);
