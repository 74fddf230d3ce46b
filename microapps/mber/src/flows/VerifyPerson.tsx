import { ApiError } from '@wallet/kit/api';
import { useAction } from '@wallet/kit/app';
import { Actions, Button, PhoneVerification, Stack } from '@wallet/kit/ui';
import { useState } from 'react';
import { checkCode, extendCode, sendCode } from '../api/phoneCalls.ts';
import { messages } from '../messages/index.ts';
import type { Identity, Purpose, Verified } from '../model/identity.ts';
import { CodeSafety } from '../parts/CodeSafety.tsx';
import { IdentityForm } from '../parts/IdentityForm.tsx';
import { useMemberAction } from '../parts/useMemberAction.ts';

interface VerifyPersonProps {
  purpose: Purpose;
  known?: Partial<Identity> & { phone?: string };
  /** before a code is sent; false stops here */
  onIdentity?: (identity: Identity) => Promise<boolean>;
  onVerified: (verified: Verified) => Promise<void> | void;
}

/** Proves who somebody is by a phone in their name: first who, then the code. */
export function VerifyPerson({ purpose, known = {}, onIdentity, onVerified }: VerifyPersonProps) {
  const { identity: t } = messages.use();
  const { phone, ...facts } = known;
  const [identity, setIdentity] = useState<Identity>();
  const [entered, setEntered] = useState<Partial<Identity>>(facts);
  // Still here after that: what comes next has failed, and can be tried again without another code.
  const [verified, setVerified] = useState<Verified>();
  // Who somebody is stands once a code is on its way to them.
  const [isSent, setSent] = useState(false);
  const goOn = useAction(async (next: Verified) => onVerified(next));
  const send = useMemberAction(async (to: string) => {
    if (!identity) return undefined;
    const sent = await sendCode({ purpose, identity, phone: to });
    setSent(true);
    return sent;
  });
  const extend = useMemberAction(extendCode);
  const check = useMemberAction(async (answer: { id: string; code: string }) => {
    try {
      return await checkCode(answer);
    } catch (error) {
      // Under the field, not in an alert: the customer is about to correct it.
      if (error instanceof ApiError && error.code === 'MBV_WRONG') return false;
      throw error;
    }
  });

  async function take(next: Identity) {
    setEntered(next);
    if (!onIdentity || (await onIdentity(next))) setIdentity(next);
  }

  if (!identity) return <IdentityForm known={entered} onSubmit={(next) => void take(next)} />;
  return (
    <Stack>
      <PhoneVerification
        calls={{ send: send.run, extend: extend.run, check: check.run }}
        {...(phone ? { phone } : {})}
        onChecked={async (checked, checkId) => {
          const next = { phone: checked, checkId };
          await onVerified(next);
          setVerified(next);
        }}
      />
      <CodeSafety />
      <Actions>
        {verified && (
          <Button full action="submit" isBusy={goOn.isRunning} onClick={() => void goOn.run(verified)}>
            {t.next}
          </Button>
        )}
        {(!isSent || verified) && (
          <Button
            full
            variant="text"
            size="small"
            action="changeIdentity"
            onClick={() => {
              setVerified(undefined);
              setIdentity(undefined);
              setSent(false);
            }}
          >
            {t.change}
          </Button>
        )}
      </Actions>
    </Stack>
  );
}
