import { ApiError } from '@wallet/kit/api';
import { Screen, useLoad, usePerson, useQuery, useWallet } from '@wallet/kit/app';
import { Button, InlineNotice } from '@wallet/kit/ui';
import { useEffect } from 'react';
import { messages } from '../messages/index.ts';
import { Lead } from '../parts/Lead.tsx';
import { Nothing } from '../parts/Nothing.tsx';
import styles from '../parts/text.module.css';
import { newSignUp, useSignUpDraft } from '../state/useSignUpDraft.ts';
import { useTarget } from '../state/useTarget.ts';
import { SignUpFlow } from './SignUpFlow.tsx';

export function FME76000() {
  const { book: t } = messages.use();
  const { session, navigate } = useWallet();
  const query = useQuery();
  const token = query.get('token') ?? '';
  const person = usePerson();
  const drafts = useSignUpDraft();
  const target = useTarget();
  const load = useLoad(async () => {
    if (token === '') {
      const draft = await drafts.read();
      return draft?.way === 'book' ? ('signUp' as const) : ('none' as const);
    }
    const outcome = await session.bookSignIn(token, query.get('pageId') ?? '');
    if (outcome.kind === 'success') return 'in' as const;
    if (outcome.kind === 'failed' && outcome.error instanceof ApiError && outcome.error.kind !== 'shape') {
      throw outcome.error;
    }
    if (outcome.kind !== 'bookSignUp') return 'refused' as const;
    const { ci, token: next } = outcome.params;
    await drafts.save({ ...newSignUp, way: 'book', ci, token: next });
    return 'signUp' as const;
  }, [token]);
  const state = load.data;

  useEffect(() => {
    if (state === 'in' && session.person.value) target.follow(session.person.value);
    // Used up: what is left of the address may be read by anybody.
    if (state === 'signUp' && token !== '') navigate.replace('FME76000', { query: target.kept });
  }, [state]);

  if (state === 'signUp' || (state === 'none' && person)) {
    return <SignUpFlow title={t.title} way="book" />;
  }
  if (!state || state === 'in')
    return <Screen title={t.title} of={load} state={load.error ? 'error' : 'loading'} />;
  return (
    <Screen title={t.title}>
      {state === 'none' ? (
        <Nothing {...t.none} label={t.signIn} onGo={() => target.go('FME11000', { replace: true })} />
      ) : (
        <>
          <Lead title={t.refusedLead} />
          <InlineNotice tone="danger" messageId="bookTokenRefused">
            {t.refused}
          </InlineNotice>
          <div className={styles.buttons}>
            <Button full action="signIn" onClick={() => target.go('FME11000', { replace: true })}>
              {t.signIn}
            </Button>
          </div>
        </>
      )}
    </Screen>
  );
}
