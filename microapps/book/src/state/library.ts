import { signal } from '@preact/signals-react';
import { nextYesNo, type Place, type YesNo } from '@wallet/kit/format';
import { keepRecent } from '@wallet/kit/kept';

/** What the service knows of the customer beside the words they searched for (R831). */
interface LibraryState {
  joinYn: YesNo;
  nationalLibraryOfKoreaUserYn: YesNo;
  /** never kept: not in storage, not in an address, not on the wire */
  currentLocation: Place | null;
}

const state = signal<LibraryState>({ joinYn: 'N', nationalLibraryOfKoreaUserYn: 'N', currentLocation: null });
export const library = state as { readonly value: LibraryState };

/** Takes what the service says; of the two letters only Y and N count, anything else leaves the old one (R295, E39). */
export function setLibrary(given: { [K in keyof LibraryState]?: unknown }): void {
  const { joinYn, nationalLibraryOfKoreaUserYn, ...rest } = given;
  const before = state.peek();
  state.value = {
    ...before,
    ...(rest as Partial<LibraryState>),
    joinYn: nextYesNo(joinYn, before.joinYn),
    nationalLibraryOfKoreaUserYn: nextYesNo(
      nationalLibraryOfKoreaUserYn,
      before.nationalLibraryOfKoreaUserYn,
    ),
  };
}

/** recentWords: the ten words searched for last, kept on this phone (R849, R850, R851). */
export const recentWords = keepRecent('wallet.book.searchWords', 10);
