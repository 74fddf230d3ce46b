import { MainButton, Screen, useAction, useLoad, useQuery, useWallet } from '@wallet/kit/app';
import {
  Button,
  Card,
  Checkbox,
  Countdown,
  Hero,
  IconTile,
  InlineNotice,
  List,
  ListItem,
  RadioGroup,
  ResultPage,
  Section,
  Stack,
  useCountdown,
} from '@wallet/kit/ui';
import { useEffect, useRef, useState } from 'react';
import { readRequest, submit, withdraw } from '../api/calls.ts';
import { useFinish } from '../flows/useFinish.ts';
import { useHolder } from '../flows/useHolder.tsx';
import { listCards, present } from '../flows/wallet.ts';
import { messages } from '../messages/index.ts';
import type { Card as IdCard } from '../model/card.ts';
import {
  type Attribute,
  fitting,
  isAnswer,
  type RequestState,
  sentOf,
  type VerifierRequest,
} from '../model/request.ts';
import { useInstead } from '../parts/useInstead.tsx';

const idForm = /^[\w-]{1,64}$/;

/** A verifier asks: who, what for, which facts; nothing goes before the customer has let it. */
export function FMC23000() {
  const txId = useQuery().get('txId') ?? '';
  const instead = useInstead();
  const load = useLoad(async () => {
    const cards = await listCards();
    return idForm.test(txId) ? { request: await readRequest(txId), cards } : null;
  }, [txId]);
  return (
    <Screen of={load} instead={instead} ground>
      {(data) => (data ? <Asked {...data} /> : instead.MIP_REQUEST_GONE)}
    </Screen>
  );
}

interface AskedProps {
  request: VerifierRequest;
  cards: readonly IdCard[];
}

function Asked({ request, cards }: AskedProps) {
  const t = messages.use();
  const { navigate } = useWallet();
  const [end, setEnd] = useState<RequestState>(request.state);
  const able = fitting(cards, request.kinds);
  if (end !== 'offered') return <Ended end={end} verifier={request.verifier} />;
  if (able.length === 0)
    return (
      <>
        <Hero
          isPromise
          label={t.request.noCard}
          note={t.request.noCardHint({ kinds: request.kinds.map((kind) => t.kinds[kind]).join(', ') })}
          art={<IconTile picture="moid" size="large" />}
        />
        <MainButton action="add" run={() => navigate.replace('FMC13000')}>
          {t.home.doors.add}
        </MainButton>
      </>
    );
  return <Consent request={request} cards={able} onEnd={setEnd} />;
}

function Consent({ request, cards, onEnd }: AskedProps & { onEnd: (end: RequestState) => void }) {
  const t = messages.use();
  const [cardId, setCardId] = useState(cards[0]?.id ?? '');
  const [chosen, setChosen] = useState<readonly Attribute[]>([]);
  const [isLet, setLet] = useState(false);
  const { seconds, start } = useCountdown();
  const isRunning = useRef(false);
  useEffect(() => {
    if (seconds === 0 && isRunning.current) onEnd('late');
  }, [seconds, onEnd]);
  useEffect(() => {
    start(request.seconds);
    isRunning.current = request.seconds > 0;
  }, [request.seconds, start]);

  const holder = useHolder({
    note: t.request.note({ verifier: request.verifier }),
    ask: (proof) => {
      const { nonce, verifierId: verifier, asked } = request;
      return present({ cardId, nonce, verifier, attributes: sentOf(asked, chosen) }, proof);
    },
    onDone: async (presentation) => onEnd(await submit({ txId: request.transactionId, presentation })),
    on: { WALLET_CARD_OFF: () => onEnd('revoked') },
  });
  const refuse = useAction(async () => {
    await withdraw(request.transactionId);
    onEnd('withdrawn');
  });
  const answers = request.asked.filter(({ attribute }) => isAnswer(attribute));
  return (
    <>
      <Hero
        isPromise
        lead={t.request.asks}
        label={request.verifier}
        note={request.purpose}
        art={<IconTile picture="place" size="large" />}
      />
      <Card>
        <Section title={t.request.what}>
          <List label={t.request.what}>
            {request.asked
              .filter(({ isRequired }) => isRequired)
              .map(({ attribute }) => (
                <ListItem
                  key={attribute}
                  title={t.attributes[attribute]}
                  description={isAnswer(attribute) ? t.request.answer : t.request.required}
                />
              ))}
          </List>
          <Stack>
            {answers.map(({ attribute }) => (
              <InlineNotice key={attribute}>
                {t.request.only[attribute === 'over19' ? 'over19' : 'inSeoul']}
              </InlineNotice>
            ))}
            {request.asked
              .filter(({ isRequired }) => !isRequired)
              .map(({ attribute }) => (
                <Checkbox
                  key={attribute}
                  field={attribute}
                  label={t.request.optional({ label: t.attributes[attribute] })}
                  checked={chosen.includes(attribute)}
                  onChange={(isIn) =>
                    setChosen(isIn ? [...chosen, attribute] : chosen.filter((one) => one !== attribute))
                  }
                />
              ))}
          </Stack>
        </Section>
      </Card>
      <Card>
        <Stack>
          {cards.length > 1 && (
            <RadioGroup
              field="card"
              legend={t.request.which}
              options={cards.map(({ id, kind }) => ({ value: id, label: t.kinds[kind] }))}
              value={cardId}
              onChange={setCardId}
            />
          )}
          <Countdown seconds={seconds} />
          <Checkbox field="consent" label={t.request.consent} checked={isLet} onChange={setLet} />
        </Stack>
      </Card>
      {holder.sheet}
      <MainButton
        action="present"
        disabled={!isLet}
        isBusy={holder.isRunning}
        run={holder.begin}
        beside={
          <Button
            variant="secondary"
            action="refuse"
            isBusy={refuse.isRunning}
            onClick={() => void refuse.run()}
          >
            {t.request.refuse}
          </Button>
        }
      >
        {t.request.submit}
      </MainButton>
    </>
  );
}

function Ended({ end, verifier }: { end: Exclude<RequestState, 'offered'>; verifier: string }) {
  const t = messages.use();
  const isGood = end === 'accepted';
  // Whoever opened this page learns how it ended, and nothing that was shown.
  const finish = useFinish('FMC10000');
  return (
    <>
      <ResultPage
        kind={isGood ? 'success' : 'failure'}
        title={t.request.ends[end].title}
        description={t.request.ends[end].hint}
        rows={[{ label: t.request.verifier, value: verifier }]}
      />
      <MainButton action="done" run={() => finish({ isAccepted: isGood })}>
        {t.request.done}
      </MainButton>
    </>
  );
}
