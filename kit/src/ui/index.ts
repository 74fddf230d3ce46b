import './styles.css';

export { Actions } from './Actions/Actions.tsx';
export { type Agreement, AgreementList, type AgreementListProps } from './AgreementList/AgreementList.tsx';
export { type Agreements, useAgreements } from './AgreementList/useAgreements.ts';
export { AmountField, type AmountFieldProps } from './AmountField/AmountField.tsx';
export { AmountPad, type AmountPadProps } from './AmountPad/AmountPad.tsx';
export { Article } from './Article/Article.tsx';
export { AssetFigure } from './AssetFigure/AssetFigure.tsx';
export { AssetTile } from './AssetTile/AssetTile.tsx';
export { AssetTiles } from './AssetTile/AssetTiles.tsx';
export { Badge, type Tone } from './Badge/Badge.tsx';
export { BankMark } from './BankMark/BankMark.tsx';
export { Banner } from './Banner/Banner.tsx';
export { BannerRail } from './Banner/BannerRail.tsx';
export { Barcode, type BarcodeProps } from './Barcode/Barcode.tsx';
export { BookingCalendar, type BookingCalendarProps } from './BookingCalendar/BookingCalendar.tsx';
export { BottomBar, type BottomBarProps } from './BottomBar/BottomBar.tsx';
export { footerSlot } from './BottomBar/footerSlot.ts';
export { Bullets } from './Bullets/Bullets.tsx';
export { Button, type ButtonProps } from './Button/Button.tsx';
export { Calendar, type CalendarProps } from './Calendar/Calendar.tsx';
export type { DayInfo } from './Calendar/CalendarDay.tsx';
export type { DateRange } from './Calendar/selection.ts';
export { CancelFees } from './CancelFees/CancelFees.tsx';
export { Card } from './Card/Card.tsx';
export { Carousel, type CarouselProps, type CarouselSlide } from './Carousel/Carousel.tsx';
export { Chart, type ChartPoint, type ChartProps } from './Chart/Chart.tsx';
export { Checkbox, type CheckboxProps } from './Checkbox/Checkbox.tsx';
export { Chips, type ChipsProps } from './Chips/Chips.tsx';
export { CodeByHand, type CodeByHandProps } from './CodeByHand/CodeByHand.tsx';
export { CodeField, type CodeFieldProps } from './CodeField/CodeField.tsx';
export { Countdown, type CountdownProps } from './Countdown/Countdown.tsx';
export { Cover, type PlaceName, type WareName } from './Cover/Cover.tsx';
export { CredentialCard, type CredentialCardProps } from './CredentialCard/CredentialCard.tsx';
export { LiveMark } from './CredentialCard/LiveMark.tsx';
export { DateSheet, type DateSheetProps } from './DateSheet/DateSheet.tsx';
export { DialogHost } from './DialogHost/DialogHost.tsx';
export { Disclosure } from './Disclosure/Disclosure.tsx';
export { EmptyState } from './EmptyState/EmptyState.tsx';
export { ErrorState } from './ErrorState/ErrorState.tsx';
export { FactGrid, type FactIcon } from './FactGrid/FactGrid.tsx';
export { Facts } from './Facts/Facts.tsx';
export { FieldButton } from './Field/FieldButton.tsx';
export { FilterBar } from './FilterSheet/FilterBar.tsx';
export { FilterGroup } from './FilterSheet/FilterGroup.tsx';
export { FilterSheet, type FilterSheetProps } from './FilterSheet/FilterSheet.tsx';
export { Flag } from './Flag/Flag.tsx';
export { FoldedList } from './FoldedList/FoldedList.tsx';
export { FromTo } from './FromTo/FromTo.tsx';
export { Gallery, type GalleryImage } from './Gallery/Gallery.tsx';
export { focusTitle } from './Header/focusTitle.ts';
export { Header } from './Header/Header.tsx';
export { Hero } from './Hero/Hero.tsx';
export { Icon, type IconName } from './Icon/Icon.tsx';
export { IconButton } from './IconButton/IconButton.tsx';
export { IconTile } from './IconTile/IconTile.tsx';
export { InlineNotice } from './InlineNotice/InlineNotice.tsx';
export { KeyValue, type KeyValueRow } from './KeyValue/KeyValue.tsx';
export { Lead } from './Lead/Lead.tsx';
export { List } from './List/List.tsx';
export { ListItem } from './ListItem/ListItem.tsx';
export { LongWork, type LongWorkProps } from './LongWork/LongWork.tsx';
export { MeansPill } from './MeansPill/MeansPill.tsx';
export { MediaCard } from './MediaCard/MediaCard.tsx';
export { Money } from './Money/Money.tsx';
export { Move } from './Move/Move.tsx';
export { Note } from './Note/Note.tsx';
export { NoticeBar } from './NoticeBar/NoticeBar.tsx';
export {
  NoticePopup,
  type NoticePopupButton,
  type NoticePopupClosing,
  type NoticePopupProps,
} from './NoticePopup/NoticePopup.tsx';
export { NoticeRow } from './NoticeRow/NoticeRow.tsx';
export { OfflineNotice } from './OfflineNotice/OfflineNotice.tsx';
export {
  alert,
  closeDialogs,
  closeTopDialog,
  confirm,
  hasOpenDialog,
  isAsking,
  loginGuide,
} from './overlays/dialogs.ts';
export type { Answer, DialogText } from './overlays/overlays.ts';
export { hasPopup, openPopup, type PopupProps, registerPopup } from './overlays/popups.ts';
export { DayHead } from './PagedList/DayHead.tsx';
export { PagedList, type PagedListProps } from './PagedList/PagedList.tsx';
export type { ListPage, LoadPage } from './PagedList/usePages.ts';
export { Pass } from './Pass/Pass.tsx';
export { PasswordField, type PasswordFieldProps } from './PasswordField/PasswordField.tsx';
export { PdfPager, type PdfPagerProps } from './PdfPager/PdfPager.tsx';
export { pdfPageInterval } from './PdfPager/pages.ts';
export type { LoadPdf } from './PdfPager/usePdf.ts';
export { PeoplePicker } from './PeoplePicker/PeoplePicker.tsx';
export { PersonMark } from './PersonMark/PersonMark.tsx';
export {
  type PhoneCalls,
  type PhoneCheck,
  PhoneVerification,
  type PhoneVerificationProps,
} from './PhoneVerification/PhoneVerification.tsx';
export { type PictureName, type StatePictureName, tileOf } from './Picture/pictures.ts';
export { StatePicture } from './Picture/StatePicture.tsx';
export { PinSheet, type PinSheetProps } from './PinSheet/PinSheet.tsx';
export { type MapSpot, PlaceMap, type PlaceMapProps } from './PlaceMap/PlaceMap.tsx';
export { PopupHost } from './PopupHost/PopupHost.tsx';
export type { ShownCode } from './PresentSheet/CodePlate.tsx';
export { PresentedCode, type PresentedCodeProps } from './PresentSheet/PresentedCode.tsx';
export { PresentSheet, type PresentSheetProps } from './PresentSheet/PresentSheet.tsx';
export { ProgressSteps } from './ProgressSteps/ProgressSteps.tsx';
export { bindPhone, type PhoneBridge } from './phone/bindPhone.ts';
export { copyText, type Given, type SharedLink, saveFile, shareLink } from './phone/give.ts';
export type { QrLevel } from './QrCode/encodeQrCode.ts';
export { QrCode, type QrCodeProps } from './QrCode/QrCode.tsx';
export type { OpenCamera } from './QrScanner/camera.ts';
export type { CodeFormat } from './QrScanner/decodeCode.ts';
export { QrScanner, type QrScannerProps } from './QrScanner/QrScanner.tsx';
export { QuestionList } from './QuestionList/QuestionList.tsx';
export { RadioGroup, type RadioOption } from './RadioGroup/RadioGroup.tsx';
export { RangeField, type RangeFieldProps } from './RangeField/RangeField.tsx';
export { RateChart, type RateChartProps } from './RateChart/RateChart.tsx';
export { RateHero, type RateHeroProps } from './RateHero/RateHero.tsx';
export { RateTable, type RateTableProps, type ShownRate } from './RateTable/RateTable.tsx';
export { Rating } from './Rating/Rating.tsx';
export { Receipt, type ReceiptProps } from './Receipt/Receipt.tsx';
export { ReceiptActions } from './Receipt/ReceiptActions.tsx';
export { ReorderList } from './ReorderList/ReorderList.tsx';
export {
  ResidentNumberField,
  type ResidentNumberFieldProps,
} from './ResidentNumberField/ResidentNumberField.tsx';
export { ResultPage } from './ResultPage/ResultPage.tsx';
export { SafeHtml } from './SafeHtml/SafeHtml.tsx';
export { Scene } from './Scene/Scene.tsx';
export { SearchDoor } from './SearchDoor/SearchDoor.tsx';
export { SearchField, type SearchFieldProps } from './SearchField/SearchField.tsx';
export { type Seat, SeatMap, type SeatMapProps, type SeatRow } from './SeatMap/SeatMap.tsx';
export { Section } from './Section/Section.tsx';
export { SecureKeypad, type SecureKeypadProps } from './SecureKeypad/SecureKeypad.tsx';
export { Segmented } from './Segmented/Segmented.tsx';
export { ServiceCell } from './ServiceGrid/ServiceCell.tsx';
export { ServiceGrid } from './ServiceGrid/ServiceGrid.tsx';
export { ServicePages } from './ServicePages/ServicePages.tsx';
export { servicePageStarts } from './ServicePages/servicePageStarts.ts';
export { SettingIcon } from './SettingIcon/SettingIcon.tsx';
export { Sheet, type SheetProps } from './Sheet/Sheet.tsx';
export type { SheetOption } from './SheetSelect/OptionList.tsx';
export { SheetSelect } from './SheetSelect/SheetSelect.tsx';
export { Skeleton } from './Skeleton/Skeleton.tsx';
export { SkeletonDigitalId } from './Skeleton/SkeletonDigitalId.tsx';
export { SkeletonMain } from './Skeleton/SkeletonMain.tsx';
export { SkeletonPlain } from './Skeleton/SkeletonPlain.tsx';
export { Spinner } from './Spinner/Spinner.tsx';
export { Stack } from './Stack/Stack.tsx';
export { StepFlow, type StepFlowProps } from './StepFlow/StepFlow.tsx';
export { Stepper } from './Stepper/Stepper.tsx';
export { Switch, type SwitchProps } from './Switch/Switch.tsx';
export { TileSwitch } from './Switch/TileSwitch.tsx';
export { type Tab, TabBar } from './TabBar/TabBar.tsx';
export { TabLinks } from './TabLinks/TabLinks.tsx';
export { Tabs } from './Tabs/Tabs.tsx';
export { TermsDialog, type TermsDialogProps } from './TermsDialog/TermsDialog.tsx';
export { TextField, type TextFieldProps } from './TextField/TextField.tsx';
export { Timeline } from './Timeline/Timeline.tsx';
export { ToastHost } from './ToastHost/ToastHost.tsx';
export { hideToast, toast } from './ToastHost/toast.ts';
export { Tooltip, type TooltipProps } from './Tooltip/Tooltip.tsx';
export { TransactionHead } from './TransactionHead/TransactionHead.tsx';
export { useBookingWords } from './useBookingWords/useBookingWords.ts';
export { type RunningCountdown, useCountdown } from './useCountdown/useCountdown.ts';
export { type FieldBinding, type Form, type ToggleBinding, useForm } from './useForm/useForm.ts';
export { useIdentityWords } from './useIdentityWords/useIdentityWords.ts';
export { type KeptPlace, useKeptPlace } from './useKeptPlace/useKeptPlace.ts';
export {
  type LongWorkControl,
  useLongWork,
  type WorkProgress,
  type WorkState,
  type WorkTools,
} from './useLongWork/useLongWork.ts';
export { usePlaceWords } from './usePlaceWords/usePlaceWords.ts';
export {
  defineSteps,
  type KnownAt,
  type StepPath,
  type StepPlan,
  type StepSchemas,
} from './useSteps/defineSteps.ts';
export { type StepAt, type Steps, useSteps } from './useSteps/useSteps.ts';
export { VisuallyHidden } from './VisuallyHidden/VisuallyHidden.tsx';
