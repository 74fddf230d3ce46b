import { type ReactNode, useState } from 'react';
import type { ScreenAnswer, ScreenParams } from '../../bridge/index.ts';
import { Bullets, EmptyState, InlineNotice, useIdentityWords } from '../../ui/index.ts';
import { ScanButton } from './ScanButton.tsx';
import { ScanPose } from './ScanPose.tsx';
import { useNativeScreen } from './useNativeScreen.ts';

type Scanner = 'idCardScan' | 'passportScan' | 'passportChip';

const wordsOf = { idCardScan: 'document', passportScan: 'passport', passportChip: 'chip' } as const;
const poseOf = { idCardScan: 'card', passportScan: 'card', passportChip: 'chip' } as const;

export interface DocumentScanProps<S extends Scanner> {
  screen: S;
  params: ScreenParams<S>;
  onScan: (document: ScreenAnswer<S>) => void;
  /** how to go on without the phone app, in place of the house's guidance */
  otherwise?: ReactNode;
  /** on a page with more than this its button stands in the text; else it is the page's main one */
  isInline?: boolean;
}

/** Reads a document by the phone app: its rules first, and what to do where it cannot be read, or in a plain browser. */
export function DocumentScan<S extends Scanner>(props: DocumentScanProps<S>) {
  const { screen, params, onScan, otherwise, isInline = false } = props;
  const words = useIdentityWords();
  const t = words[wordsOf[screen]];
  const scanner = useNativeScreen(screen);
  const [problem, setProblem] = useState<'failed' | 'denied' | 'absent' | null>(null);
  async function scan() {
    const ending = await scanner.open(params);
    if (ending.kind === 'left') return;
    setProblem(ending.kind === 'answer' ? null : ending.kind);
    if (ending.kind === 'answer') onScan(ending.value);
  }
  if (problem === 'absent')
    return (
      <div data-part="documentScan" data-state="absent">
        {otherwise ?? <EmptyState picture="locked" title={t.appOnly} description={t.appOnlyHint} />}
      </div>
    );
  return (
    <div data-part="documentScan" data-state={problem ?? 'ready'}>
      <ScanPose of={poseOf[screen]} />
      <Bullets texts={t.rules} />
      {problem && <InlineNotice tone="danger">{t[problem]}</InlineNotice>}
      <ScanButton action="scan" isInline={isInline} onClick={() => void scan()}>
        {problem ? t.again : t.start}
      </ScanButton>
    </div>
  );
}
