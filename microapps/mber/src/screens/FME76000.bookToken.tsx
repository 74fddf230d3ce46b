import { ApiError } from '@wallet/kit/api';
import { Screen, useAction, useLoad, usePerson, useQuery, useWallet } from '@wallet/kit/app';
import { maskName } from '@wallet/kit/format';
import { type Person, readJoinInfo } from '@wallet/kit/session';
import { Actions, Button, confirm, InlineNotice, Lead } from '@wallet/kit/ui';
import { useEffect } from 'react';
import { SignUpFlow } from '../flows/SignUpFlow.tsx';
import { newSignUp, signUp } from '../flows/signUp.ts';
import { useBookLink } from '../flows/useBookLink.ts';
import { messages } from '../messages/index.ts';
import { Nothing } from '../parts/Nothing.tsx';
import { useTarget } from '../state/useTarget.ts';

type BookState = 'signUp' | 'in' | 'other' | 'declined' | 'dormant' | 'refused' | 'none';

export function FME76000() {
  const { book: t, wake, refusals } = messages.use();
  const { session } = useWallet();
  const query = useQuery();
  const person = usePerson();
  const drafts = signUp.useDraft();
  const target = useTarget();
  const link = useBookLink();

  async function beginSignUp({ ci, token }: { ci: string; token: string }): Promise<BookState> {
    const { servicePattern } = await readJoinInfo(ci).catch(() => ({ servicePattern: '' }));
    await drafts.begin({ ...newSignUp, way: 'book', ci, servicePattern, token });
    await link.spend();
    return 'signUp';
  }

  const load = useLoad<BookState>(async () => {
    const { token, ci } = await link.read();
    if (token === '') {
      const draft = await drafts.read();
      if (ci !== '' && draft?.ci !== ci && !session.person.value) return beginSignUp({ ci, token });
      return draft?.way === 'book' ? 'signUp' : 'none';
    }
    // Whoever wrote the link chose whom the token stands for: nobody is signed in over the customer who is there.
    if (session.person.value) return 'other';
    const outcome = await session.bookSignIn({
      token,
      pageId: query.get('pageId') ?? '',
      agree: (name) =>
        confirm({
          id: 'bookSignInAsk',
          text: messages.current().book.ask({ name: maskName(name) }),
          confirmLabel: messages.current().book.signIn,
        }),
    });
    if (outcome.kind === 'failed' && outcome.error instanceof ApiError && outcome.error.kind !== 'shape') {
      throw outcome.error;
    }
    if (outcome.kind === 'bookSignUp') return beginSignUp(outcome.params);
    if (outcome.kind === 'declined') return session.person.value ? 'other' : 'declined';
    await link.spend();
    if (outcome.kind === 'dormant') return 'dormant';
    return outcome.kind === 'success' ? 'in' : 'refused';
  }, [link.token, link.ci]);
  const state = load.data;

  useEffect(() => {
    if (state === 'in' && session.person.value) target.follow(session.person.value);
  }, [state]);

  // Whoever was there has gone, or the server knew better than this device: the token is looked at as for anybody.
  const isFree = state === 'other' && person === null;
  useEffect(() => {
    if (isFree) load.reload();
  }, [isFree]);

  if (state === 'signUp' || (state === 'none' && person)) {
    return <SignUpFlow title={t.title} way="book" />;
  }
  if (!state || state === 'in' || isFree)
    return <Screen title={t.title} of={load} state={load.error ? 'error' : 'loading'} />;
  if (state === 'other' && person) {
    return (
      <Screen title={t.title}>
        <SignedIn person={person} onStay={link.spend} />
      </Screen>
    );
  }
  const signIn = () => target.go('FME11000', { replace: true });
  return (
    <Screen title={t.title}>
      {state === 'none' && <Nothing {...t.none} label={t.signIn} onGo={signIn} />}
      {state === 'dormant' && (
        <Nothing
          title={wake.title}
          description={refusals.memberDormant}
          label={wake.title}
          onGo={() => target.go('FME82000', { replace: true })}
        />
      )}
      {state === 'declined' && (
        <>
          <Lead title={t.declinedLead}>{t.declined}</Lead>
          <Actions>
            <Button full action="askAgain" onClick={load.reload}>
              {t.askAgain}
            </Button>
            <Button full variant="secondary" action="signIn" onClick={signIn}>
              {t.signInElse}
            </Button>
          </Actions>
        </>
      )}
      {state === 'refused' && (
        <>
          <Lead title={t.refusedLead} />
          <InlineNotice tone="danger" messageId="bookTokenRefused">
            {t.refused}
          </InlineNotice>
          <Actions>
            <Button full action="signIn" onClick={signIn}>
              {t.signIn}
            </Button>
          </Actions>
        </>
      )}
    </Screen>
  );
}

interface SignedInProps {
  person: Person;
  /** the token is not used */
  onStay: () => Promise<void>;
}

/** Somebody is signed in already: they go on as who they are, or sign out first. */
function SignedIn({ person, onStay }: SignedInProps) {
  const { book: t } = messages.use();
  const { session } = useWallet();
  const target = useTarget();
  const stay = useAction(async () => {
    await onStay();
    target.follow(person);
  });
  const change = useAction(async () => {
    const { refusals } = messages.current();
    if (!(await confirm({ id: 'logout', text: refusals.logout }))) return;
    await session.leave();
  });
  return (
    <>
      <Lead title={t.otherLead({ name: maskName(person.name) })}>{t.other}</Lead>
      <Actions>
        <Button full action="goOn" isBusy={stay.isRunning} onClick={() => void stay.run()}>
          {t.stay}
        </Button>
        <Button
          full
          variant="secondary"
          action="logout"
          isBusy={change.isRunning}
          onClick={() => void change.run()}
        >
          {t.change}
        </Button>
      </Actions>
    </>
  );
}
