import { optionOf, type SelectGroup, type SelectOption } from "#ui/select-field.tsx";

type FilterSelectProps = {
  name: string;
  label: string;
  value?: string | undefined;
  options: (SelectOption | SelectGroup)[];
  onChange?: (() => void) | undefined;
  form?: string;
};

/** A small list with its name before it; the browser's own, for keyboards, phones and pages without scripts. */
export function FilterSelect({ name, label, value, options, onChange, form }: FilterSelectProps) {
  return (
    <label className="console-filter">
      <span>{label}</span>
      <select name={name} form={form} defaultValue={value ?? ""} onChange={onChange} className="input input-small">
        {options.map((entry) =>
          "options" in entry ? (
            <optgroup key={entry.label} label={entry.label}>
              {entry.options.map(optionOf)}
            </optgroup>
          ) : (
            optionOf(entry)
          ),
        )}
      </select>
    </label>
  );
}
