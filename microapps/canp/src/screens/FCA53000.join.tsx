import { ApiError } from '@wallet/kit/api';
import { AgreeToService, MainButton, Screen, useAction, usePerson } from '@wallet/kit/app';
import { joinService, readTerms } from '@wallet/kit/common';
import { InlineNotice, PhoneVerification, Stack } from '@wallet/kit/ui';
import { useState } from 'react';
import { checkSignUp, listMeans, signUp } from '../api/calls.ts';
import { finalRefusals, joining } from '../flows/joining.ts';
import { usePhoneCalls } from '../flows/usePhoneCalls.ts';
import { messages } from '../messages/index.ts';
import { SERVICE } from '../model/service.ts';
import type { Means } from '../model/town.ts';
import { MeansChoice } from '../parts/MeansChoice.tsx';

export const FCA53000 = joining.step(
  {
    ask: async (_, { signal }) => {
      const [terms, { means }, check] = await Promise.all([
        readTerms({ serviceCode: SERVICE }, { signal }),
        listMeans(undefined, { signal }),
        checkSignUp(undefined, { signal }),
      ]);
      return { terms, means, check };
    },
  },
  function Join({ draft, data, begin, save, goOn, reload }) {
    const t = messages.use();
    const memberId = usePerson()?.memberId;
    const isKnown = data.check.isSignedUp && data.check.memberId === memberId;
    const end = (facts: Parameters<typeof save>[0]) => goOn('FCA54000', facts, { replace: true });

    async function agree() {
      await begin({ agreed: true, checkId: '' });
      // The agency has them already: the service of the wallet alone is missing.
      if (!isKnown) return reload();
      await joinService({ serviceCode: SERVICE });
      await end({ end: 'done' });
    }

    const at = !draft?.agreed ? 'terms' : draft.checkId === '' ? 'phone' : 'means';
    const current = ['terms', 'phone', 'means'].indexOf(at) + 1;
    return (
      <Screen
        {...(at !== 'terms' && { title: t.join[at], largeTitle: true })}
        note={at === 'phone' ? t.join.phoneNote : at === 'means' ? t.join.meansNote : undefined}
        step={{ current, total: 3 }}
      >
        {at === 'terms' && (
          <AgreeToService
            picture="carbon"
            title={t.join.terms}
            service={SERVICE}
            terms={data.terms}
            onAgreed={agree}
          />
        )}
        {at === 'phone' && (
          <Phone
            onChecked={async (checkId) => {
              await save({ checkId });
              reload();
            }}
          />
        )}
        {at === 'means' && draft && (
          <Payout
            means={data.means}
            checkId={draft.checkId}
            end={end}
            onEnded={async () => {
              await save({ checkId: '' });
              reload();
            }}
          />
        )}
      </Screen>
    );
  },
);

function Phone({ onChecked }: { onChecked: (checkId: string) => Promise<void> }) {
  const t = messages.use();
  const { calls, left } = usePhoneCalls();
  return (
    <Stack>
      <PhoneVerification
        calls={calls}
        phone={usePerson()?.phone ?? ''}
        onChecked={(_, checkId) => onChecked(checkId)}
      />
      {left !== null && <InlineNotice tone="warning">{t.join.left({ left })}</InlineNotice>}
    </Stack>
  );
}

interface PayoutProps {
  means: readonly Means[];
  checkId: string;
  end: (facts: {
    end: 'done' | (typeof finalRefusals)[keyof typeof finalRefusals];
    joinedOn?: string;
  }) => Promise<void>;
  /** the proof of the phone has grown too old */
  onEnded: () => Promise<void>;
}

function Payout({ means, checkId, end, onEnded }: PayoutProps) {
  const t = messages.use();
  const [chosen, setChosen] = useState(means[0]?.id ?? '');
  const join = useAction(
    async () => {
      try {
        const joinedOn = await signUp({ checkId, meansId: chosen });
        await joinService({ serviceCode: SERVICE });
        await end({ end: 'done', joinedOn });
      } catch (error) {
        const code = error instanceof ApiError ? error.code : undefined;
        if (code === undefined || !(code in finalRefusals)) throw error;
        await end({ end: finalRefusals[code as keyof typeof finalRefusals] });
      }
    },
    { on: { CNP_CODE_ENDED: onEnded } },
  );
  return (
    <>
      <MeansChoice means={means} value={chosen} onChange={setChosen} />
      <MainButton run={join} disabled={chosen === ''}>
        {t.join.submit}
      </MainButton>
    </>
  );
}
