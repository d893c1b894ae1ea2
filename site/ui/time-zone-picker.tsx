import { useCombobox } from "downshift"
import { useId, useMemo, useState } from "react"
import { fold } from "../../core/shared/fold.ts"

type Zone = { value: string; label: string }
type Props = {
  label: string
  help: string
  none: string
  open: string
  zones: readonly string[]
  /** City names in the reader's language, where they differ from the zone's. */
  cities: Readonly<Record<string, string>>
  value: string
  onChange: (zone: string) => void
}

/** "Madrid (GMT+1)"; the offset is today's. */
const labelled = (value: string, cities: Props["cities"]): Zone => {
  const city = cities[value] ?? value.split("/").at(-1)?.replaceAll("_", " ") ?? value
  const offset = new Intl.DateTimeFormat("en", { timeZone: value, timeZoneName: "shortOffset" })
    .formatToParts()
    .find((part) => part.type === "timeZoneName")?.value
  return { value, label: `${city} (${offset ?? "GMT"})` }
}

/** A searchable list of zones, the chosen one first: any case, with accents or without, by city or by name. Enter takes the first that matches, Esc closes. */
export function TimeZonePicker({ label, help, none, open, zones, cities, value, onChange }: Props) {
  const note = useId()
  const [query, setQuery] = useState("")
  const all = useMemo(
    () => [...new Set([value, ...zones])].map((zone) => labelled(zone, cities)),
    [zones, cities, value],
  )
  const wanted = fold(query.trim())
  const items = all.filter((zone) =>
    fold(`${zone.label} ${zone.value} ${zone.value.replaceAll("_", " ")}`).includes(wanted),
  )
  const selected = all.find((zone) => zone.value === value) ?? null

  const box = useCombobox<Zone>({
    items,
    selectedItem: selected,
    itemToString: (zone) => zone?.value ?? "",
    defaultHighlightedIndex: 0,
    onInputValueChange: ({ inputValue, type }) =>
      setQuery(type === useCombobox.stateChangeTypes.InputChange ? inputValue : ""),
    onSelectedItemChange: ({ selectedItem }) => selectedItem && onChange(selectedItem.value),
    // However the list closes, the field shows what is chosen; only who takes an entry chooses another.
    stateReducer: (state, { type, changes }) => {
      const { InputKeyDownEnter, ItemClick, MenuMouseLeave } = useCombobox.stateChangeTypes
      // A list that shrinks leaves a resting mouse: Enter takes the first that matches all the same.
      if (type === MenuMouseLeave) return state
      if (changes.isOpen) return changes
      const taken = type === InputKeyDownEnter || type === ItemClick ? changes.selectedItem : null
      const selectedItem = taken ?? selected
      return { ...changes, selectedItem, inputValue: selectedItem?.value ?? value }
    },
  })

  return (
    <div className="field relative">
      {/* biome-ignore lint/a11y/noLabelWithoutControl: downshift ties it to the input by id */}
      <label className="field-label" {...box.getLabelProps()}>
        {label}
      </label>
      <span className="select">
        <input
          className="input pr-[48px]"
          {...box.getInputProps({
            autoComplete: "off",
            spellCheck: false,
            "aria-describedby": note,
            onFocus: (event) => event.currentTarget.select(),
            onKeyDown: (event) => {
              // Esc is for the open list, else for the dialog around the picker; downshift would always keep it.
              if (event.key !== "Escape") return
              if (box.isOpen) event.preventDefault()
              else Object.assign(event, { preventDownshiftDefault: true })
            },
          })}
        />
        <button
          className="icon-button absolute inset-y-0 right-0"
          {...box.getToggleButtonProps({ "aria-label": open })}
          type="button"
        />
      </span>
      {/* Above the field, which is the last of its form: below it the list would leave the dialog or lie under the buttons. */}
      <ul
        className={`absolute inset-x-0 bottom-full z-20 mb-1 max-h-[280px] overflow-y-auto rounded-control border border-edge bg-surface p-1 text-text shadow-s3 ${box.isOpen ? "" : "hidden"}`}
        {...box.getMenuProps()}
      >
        {box.isOpen &&
          items.map((zone, index) => (
            <li
              key={zone.value}
              className={`flex min-h-[40px] cursor-pointer flex-wrap items-center justify-between gap-x-3 rounded-chip px-3 ${box.highlightedIndex === index ? "bg-info-bg text-info" : ""}`}
              {...box.getItemProps({ item: zone, index })}
            >
              <span>{zone.label}</span>
              <span className="text-caption">{zone.value}</span>
            </li>
          ))}
        {box.isOpen && items.length === 0 && <li className="px-3 py-2 text-muted">{none}</li>}
      </ul>
      <p className="help" id={note}>
        {help}
      </p>
    </div>
  )
}
