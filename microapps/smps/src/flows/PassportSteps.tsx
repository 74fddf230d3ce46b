import { DocumentScan, MainButton, useAction, useWallet } from '@wallet/kit/app';
import { formatDate, maskId, todaySeoul } from '@wallet/kit/format';
import { Button, CredentialCard, Disclosure, InlineNotice, Lead, Note } from '@wallet/kit/ui';
import { useState } from 'react';
import { readPassportKey, sendPassport } from '../api/calls.ts';
import { sealPassport } from '../api/sealPassport.ts';
import { messages } from '../messages/index.ts';
import { expiryOf, isSamePassport, type Passport } from '../model/pass.ts';
import type { ChildData } from '../model/registration.ts';
import { useRegistration } from '../state/registration.ts';

/** All that a passport scan can give (3-identity-and-services s3). */
export const scanKeys: ('OCR' | 'IMG' | 'MASKED_IMG' | 'CIMG')[] = ['OCR', 'IMG', 'MASKED_IMG', 'CIMG'];

/** Scans the page with the photo. The picture of the bare page is not kept. */
export function ScanStep({ onDone }: { onDone: () => void }) {
  const { scan: t } = messages.use();
  const registration = useRegistration();
  return (
    <>
      <Lead title={t.title}>{t.note}</Lead>
      <DocumentScan
        screen="passportScan"
        params={{ keys: scanKeys }}
        onScan={({ OCR: passport, CIMG: photo }) => {
          registration.keep({ passport, photo, isChecked: undefined, chipFace: undefined });
          onDone();
        }}
      />
    </>
  );
}

interface CheckProps {
  passport: Passport;
  photo?: string | undefined;
  child?: ChildData | undefined;
  onAgain: () => void;
  onDone: () => void;
}

/** What was read, before it is sealed and sent. */
export function CheckStep({ passport, photo, child, onAgain, onDone }: CheckProps) {
  const { check: t } = messages.use();
  const { navigate } = useWallet();
  const registration = useRegistration();
  const expiry = expiryOf(passport, todaySeoul());
  const send = useAction(async () => {
    await sendPassport(await sealPassport(passport, await readPassportKey()), child);
    registration.keep({ isChecked: true });
    onDone();
  });
  const again = (
    <Button variant="secondary" action="again" onClick={onAgain}>
      {t.again}
    </Button>
  );
  return (
    <>
      <Lead title={t.title} />
      <CredentialCard
        title={t.passport}
        issuer={passport.nationality}
        name={`${passport.surname} ${passport.givenNames}`}
        number={maskId(passport.passportNo)}
        state="pending"
        stateText={t.unchecked}
        {...(photo ? { photo: `data:image/jpeg;base64,${photo}` } : {})}
        facts={[
          { label: t.birth, value: formatDate(passport.birth) },
          { label: t.sex, value: t.sexes[passport.sex] },
          { label: t.expiry, value: formatDate(passport.expiry) },
        ]}
      />
      {expiry !== 'good' && (
        <InlineNotice tone={expiry === 'soon' ? 'warning' : 'danger'}>{t[expiry]}</InlineNotice>
      )}
      {expiry !== 'good' && (
        <Button variant="text" leads action="reissue" onClick={() => void navigate.open('/pass/FPS10000')}>
          {t.reissue}
        </Button>
      )}
      <MainButton run={send} disabled={expiry === 'expired'} beside={again}>
        {t.right}
      </MainButton>
    </>
  );
}

/** Reads the chip with what stands on the page, and holds both beside each other. */
export function ChipStep({ passport, onDone }: { passport: Passport; onDone: () => void }) {
  const { chip: t } = messages.use();
  const registration = useRegistration();
  const [problem, setProblem] = useState<'copied' | 'differs' | null>(null);
  const { passportNo, birth, expiry } = passport;
  return (
    <>
      <Lead title={t.title}>{t.note}</Lead>
      {problem && <InlineNotice tone="danger">{t[problem]}</InlineNotice>}
      <DocumentScan
        screen="passportChip"
        params={{ passportNo, birth, expiry }}
        onScan={(chip) => {
          const found = !chip.isAuthentic ? 'copied' : isSamePassport(passport, chip) ? null : 'differs';
          setProblem(found);
          if (found) return;
          registration.keep({ chipFace: chip.faceImage });
          onDone();
        }}
      />
      <Disclosure title={t.trouble}>
        <Note>{t.troubleHint}</Note>
      </Disclosure>
    </>
  );
}
