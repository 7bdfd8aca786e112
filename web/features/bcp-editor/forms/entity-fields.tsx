import { Accordion, Autocomplete, Checkbox, NativeSelect, Stack, TagsInput, Text, Textarea, TextInput } from '@mantine/core';
import { useMergedRef } from '@mantine/hooks';
import {
  Children,
  createContext,
  isValidElement,
  type KeyboardEvent,
  memo,
  type ReactNode,
  use,
  useEffect,
  useRef,
  useState,
} from 'react';
import { type Control, useController } from 'react-hook-form';
import { offerPerson, type PersonOffer } from '#shared/domain/bcp/team-names.ts';
import type { WizardContent } from '#shared/domain/bcp/wizard.ts';
import { fill } from '#shared/messages/fields.ts';
import { teamMessages } from '#shared/messages/team.ts';
import { useBcp, useEditor } from '../state/editor-context.tsx';
import { useKnownPeople, usePeople } from '../state/use-people.ts';
import {
  explainPhone,
  type FieldProps,
  type FormRules,
  type FormValues,
  type NamedList,
  type SelectFieldProps,
  type TagsFieldProps,
  type TextFieldProps,
} from './entity-form.ts';
import type { Newcomer } from './new-member.tsx';
import { withStoredOption } from './options.ts';

// Not the context of react-hook-form: its value changes with every rendering of the sheet, and so would all inputs.
interface FormContextValue {
  control: Control<FormValues>;
  rules: FormRules;
  /** Takes the focus; null for the first. */
  wantedField: string | null;
  /** Opens the team form above this one. */
  addMember: (newcomer: Newcomer) => void;
}
const FormContext = createContext<FormContextValue | null>(null);

export function EntityFormProvider({ form, children }: { form: FormContextValue; children: ReactNode }) {
  return <FormContext value={form}>{children}</FormContext>;
}

/** A field of the form, for what is no plain input. */
export const useEntityField = (name: string): { value: string; set: (value: string) => void } => {
  const { control } = use(FormContext)!;
  const { field } = useController({ control, name });
  return { value: field.value as string, set: field.onChange };
};

/** The sheet focuses what is marked when it opens; a field that loads later focuses itself. */
const useWantedInput = (isWanted: boolean) => {
  const input = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!isWanted) return;
    input.current?.scrollIntoView({ block: 'center' });
    input.current?.focus({ preventScroll: true });
  }, [isWanted]);
  return input;
};

const useInput = ({ name, label, hint, isFirst }: FieldProps & { isFirst?: boolean }) => {
  const { control, rules, wantedField } = use(FormContext)!;
  const { field, fieldState } = useController({ control, name });
  const isWanted = wantedField === name;
  const ref = useMergedRef(field.ref, useWantedInput(isWanted));
  const message = fieldState.error?.message;
  return {
    field,
    shared: {
      ref,
      name: field.name,
      onBlur: field.onBlur,
      label,
      description: hint,
      error: message === undefined ? undefined : fill(message, { field: label, items: label.toLowerCase() }),
      'data-autofocus': (wantedField === null ? isFirst : isWanted) || undefined,
    },
    isRequired: typeof field.value === 'string' && rules[name]?.('') != null,
  };
};

function TextField({ type = 'text', autoComplete, inputMode, ...props }: TextFieldProps) {
  const { field, shared, isRequired } = useInput(props);
  return (
    <TextInput
      {...shared}
      description={(type === 'tel' && explainPhone(field.value as string)) || shared.description}
      type={type}
      required={isRequired}
      autoComplete={autoComplete}
      inputMode={inputMode}
      value={field.value as string}
      onChange={field.onChange}
    />
  );
}

const labelOffer = (offer: PersonOffer): string =>
  'use' in offer ? fill(teamMessages.offerUse, { name: offer.use }) : fill(teamMessages.offerAdd, { name: offer.add });

/** Chooses from the team; any other text stays possible. The first option turns a text that names nobody into a person. */
function PersonField(props: FieldProps) {
  const { field, shared, isRequired } = useInput(props);
  const { employees } = usePeople();
  const { employees: isTeamKnown } = useKnownPeople();
  const bcpId = useBcp((state) => state.id);
  const { addMember } = use(FormContext)!;
  const offer = bcpId !== null && isTeamKnown ? offerPerson(employees, field.value as string) : null;
  const offered = offer && labelOffer(offer);
  const choose = (text: string) => {
    if (offer === null || bcpId === null || text !== offered) field.onChange(text);
    else if ('use' in offer) field.onChange(offer.use);
    else addMember({ bcpId, name: offer.add, onAdded: field.onChange });
  };
  return (
    <Autocomplete
      {...shared}
      required={isRequired}
      data={[...new Set([...(offered === null ? [] : [offered]), ...employees.map(({ name }) => name)])]}
      // A title such as “Practice Manager” is in the field already: it must not hide the people.
      filter={({ options }) => options}
      renderOption={({ option: { value } }) => (
        <Text span fw={value === offered ? 600 : undefined}>
          {value}
        </Text>
      )}
      value={field.value as string}
      onChange={choose}
    />
  );
}

function AreaField(props: FieldProps) {
  const { field, shared, isRequired } = useInput(props);
  return <Textarea {...shared} required={isRequired} value={field.value as string} onChange={field.onChange} />;
}

function SelectField({ options, labelOf, ...props }: SelectFieldProps) {
  const { field, shared, isRequired } = useInput(props);
  const value = field.value as string;
  return (
    <NativeSelect {...shared} size="md" required={isRequired} value={value} onChange={field.onChange}>
      <option value="">{isRequired ? 'Choose' : 'Not set'}</option>
      {withStoredOption(options, value, labelOf).map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </NativeSelect>
  );
}

/** Enter adds a tag. With nothing typed it would submit the form. */
const preventSubmit = (event: KeyboardEvent<HTMLInputElement>) => {
  if (event.key === 'Enter' && event.currentTarget.value.trim() === '') event.preventDefault();
};

const listNames = (content: Pick<WizardContent, NamedList>, lists: readonly NamedList[]): string[] => [
  ...new Set(lists.flatMap((list) => content[list].map(({ name }) => name))),
];

function TagsField({ among = [], ...props }: TagsFieldProps) {
  const { field, shared } = useInput(props);
  const { store } = useEditor().session;
  const [names] = useState(() => listNames(store.get().content, among));
  const tags = field.value as string[];
  return (
    <TagsInput
      {...shared}
      data={names}
      splitChars={[';']}
      onKeyDown={preventSubmit}
      value={tags}
      onChange={(next) => field.onChange(next.map((tag) => tag.trim()).filter((tag) => tag !== ''))}
      placeholder={tags.length === 0 ? 'Type and press Enter' : undefined}
    />
  );
}

function CheckField(props: FieldProps) {
  const { field } = useInput(props);
  return (
    <Checkbox
      label={props.label}
      description={props.hint}
      checked={field.value === true}
      onChange={field.onChange}
      onBlur={field.onBlur}
    />
  );
}

function FieldStack({ children }: { children: ReactNode }) {
  return <Stack gap="md">{children}</Stack>;
}

type FoldedProps = { title: string; children: ReactNode };

/** All are open where a field is wanted, which may be in any of them. */
function FoldedGroups({ children }: { children: ReactNode }) {
  const { wantedField } = use(FormContext)!;
  const titles = Children.toArray(children).flatMap((child) => (isValidElement<FoldedProps>(child) ? child.props.title : []));
  return (
    <Accordion multiple variant="contained" keepMounted defaultValue={wantedField === null ? [] : titles}>
      {children}
    </Accordion>
  );
}

function FoldedFields({ title, children }: FoldedProps) {
  return (
    <Accordion.Item value={title}>
      <Accordion.Control>{title}</Accordion.Control>
      <Accordion.Panel>
        <FieldStack>{children}</FieldStack>
      </Accordion.Panel>
    </Accordion.Item>
  );
}

// The sheet renders again when it becomes dirty; the inputs subscribe to the form by themselves.
export const entityInputs = {
  TextField: memo(TextField),
  PersonField: memo(PersonField),
  AreaField: memo(AreaField),
  SelectField: memo(SelectField),
  TagsField: memo(TagsField),
  CheckField: memo(CheckField),
  FieldStack,
  FoldedGroups,
  FoldedFields,
};
