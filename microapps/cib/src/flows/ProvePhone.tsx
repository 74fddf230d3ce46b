import { ApiError } from '@wallet/kit/api';
import { OwnPhone } from '@wallet/kit/app';
import { Segmented, Stack } from '@wallet/kit/ui';
import { useState } from 'react';
import { checkCode, extendCode, sendCode } from '../api/calls.ts';
import { messages } from '../messages/index.ts';

const ways = ['SMS', 'CHAT'] as const;

async function isRight(answer: { id: string; code: string }): Promise<boolean> {
  try {
    await checkCode(answer);
    return true;
  } catch (error) {
    if (error instanceof ApiError && error.code === 'CIB_CODE_WRONG') return false;
    throw error;
  }
}

/** Proves that it is the member: a code by text message or by chat app (R913). */
export function ProvePhone({ onProved }: { onProved: (proofId: string) => Promise<void> | void }) {
  const { proof: t } = messages.use();
  const [way, setWay] = useState<(typeof ways)[number]>('SMS');
  return (
    <Stack>
      <Segmented
        legend={t.way}
        options={ways.map((value) => ({ value, label: t.ways[value] }))}
        value={way}
        onChange={setWay}
      />
      <OwnPhone
        key={way}
        send={(phone) => sendCode({ phone, way })}
        extend={extendCode}
        check={isRight}
        onChecked={onProved}
      />
    </Stack>
  );
}
