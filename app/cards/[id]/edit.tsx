export { CardEditScreen as default } from '@/features/cards/card-edit-screen';
