import { MainButton, Screen, useAction, useWallet } from '@wallet/kit/app';
import { readTerms } from '@wallet/kit/common';
import { formatDate, isOfAge, todaySeoul } from '@wallet/kit/format';
import { CredentialCard, InlineNotice, Lead } from '@wallet/kit/ui';
import { type Proof, readPhoto, sendRequest } from '../api/calls.ts';
import { applying } from '../flows/applying.ts';
import { GuardianTerms } from '../flows/GuardianTerms.tsx';
import { useShownName } from '../flows/useShownName.ts';
import { messages } from '../messages/index.ts';
import { SERVICE } from '../model/service.ts';

/** The card as it would be; a child's is asked for by its guardian, or waits for them. */
export const FSL12400 = applying.step(
  {
    needs: ['school', 'number', 'grade', 'className', 'photoId'],
    async ask({ photoId, relationship }, { signal }) {
      const [photo, terms] = await Promise.all([
        readPhoto({ photoId }, { signal }),
        relationship === 'child' ? readTerms({ serviceCode: SERVICE, isMinor: true }, { signal }) : [],
      ]);
      return { photo, terms };
    },
  },
  function Send({ draft, data, clear, goOn }) {
    const t = messages.use();
    const { navigate } = useWallet();
    const shownName = useShownName();
    const { school, relationship, birth, name, number, grade, className, photoId } = draft;
    const waits = relationship === 'self' && !isOfAge(birth, 14, todaySeoul());
    const send = useAction(
      async (proof?: Proof) => {
        const { id } = await sendRequest({
          relationship,
          name,
          birth,
          schoolId: school.id,
          number,
          grade,
          className,
          photoId,
          proof,
        });
        await clear();
        navigate.replace('FSL13000', { query: { requestId: id } });
      },
      {
        on: {
          IDC_PHOTO_FACE: () => goOn('FSL12300'),
          IDC_NOT_TAKING: () => goOn('FSL12100'),
          IDC_TERMS: () => navigate.push('FSL11000'),
        },
      },
    );
    const page = (
      <>
        <Lead title={t.send.title}>{t.send.note}</Lead>
        <CredentialCard
          picture="student"
          title={t.card.title}
          issuer={school.name}
          name={shownName(name)}
          photo={data.photo}
          state="pending"
          stateText={t.send.preview}
          facts={[
            { label: t.card.grade, value: t.gradeAndClass({ grade, className }) },
            { label: t.card.number, value: number },
            { label: t.card.birth, value: formatDate(birth) },
          ]}
        />
      </>
    );
    return (
      <Screen>
        {relationship === 'child' ? (
          <GuardianTerms terms={data.terms} submit={t.send.asGuardian} onProven={send.run}>
            {page}
          </GuardianTerms>
        ) : (
          <>
            {page}
            {waits && <InlineNotice>{t.send.young}</InlineNotice>}
            <MainButton action="send" run={() => send.run()} isBusy={send.isRunning}>
              {waits ? t.send.askGuardian : t.send.submit}
            </MainButton>
          </>
        )}
      </Screen>
    );
  },
);
