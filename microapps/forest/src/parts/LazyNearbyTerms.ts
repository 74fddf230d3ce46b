// A file of its own: most customers never see the terms, and the kit's part that shows them comes with it.
export { NearbyTerms } from '@wallet/kit/app';
