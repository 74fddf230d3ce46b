/** One term, as the kit's terms calls have it too. */
export interface Term {
  termsId: string;
  editionId: string;
  name: string;
  text: string;
  isMandatory: boolean;
  fileName: string;
  /** classification 20, or type 2 */
  isUnderFourteen: boolean;
  /** type 3: a guardian agrees as proxy */
  isByGuardian: boolean;
}
