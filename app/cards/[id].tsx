export { CardScreen as default } from '@/features/cards/card-screen';
